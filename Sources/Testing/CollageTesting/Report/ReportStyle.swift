/// The style sheet of the report's page.
enum ReportStyle {
    static let sheet = """
        :root { color-scheme: light dark; font: 15px/1.45 system-ui, sans-serif; --line: #8c8c8c; --accent: #0b57d0; }
        @media (prefers-color-scheme: dark) { :root { --accent: #a8c7fa; } }
        body { margin: 0 auto; max-width: 1240px; padding: 0 16px 48px; }
        header { position: sticky; top: 0; background: Canvas; padding: 12px 0 8px; border-bottom: 1px solid var(--line); z-index: 2; }
        h1 { font-size: 20px; margin: 0 0 4px; } h3 { font-size: 15px; margin: 12px 0 0; }
        h2 { font-size: 17px; margin: 0; overflow-wrap: anywhere; scroll-margin-top: 160px; }
        fieldset { border: 0; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 4px 12px; }
        legend { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
        .filters { display: flex; flex-wrap: wrap; gap: 8px 20px; align-items: center; }
        .filters select, .filters input[type=search] { font: inherit; max-width: 200px; }
        #shown { margin: 4px 0 0; min-height: 1.45em; }
        main { display: flex; flex-direction: column; }
        article { border-bottom: 1px solid var(--line); padding: 20px 0; min-width: 0; } article[hidden] { display: none; }
        .badge { font-size: 12px; padding: 2px 8px; border-radius: 9px; background: #44546a; color: #fff; white-space: nowrap; }
        .different .badge { background: #b3261e; } .new .badge { background: #7a4d00; }
        .flawed .badge { background: #8a1c6b; } .recorded .badge { background: #1d4ed8; }
        .where { margin: 4px 0; overflow-wrap: anywhere; } .message { white-space: pre-wrap; overflow-wrap: anywhere; }
        pre { overflow-x: auto; font-size: 13px; max-height: 480px; }
        ins, del { text-decoration: none; display: inline-block; min-width: 100%; }
        ins { background: #d7f5dd; color: #0b3d17; } del { background: #fbdcd9; color: #5c1410; }
        .pictures { display: flex; flex-wrap: wrap; gap: 16px; margin-top: 12px; }
        .pictures[hidden] { display: none; }
        figure { margin: 0; flex: 0 1 360px; min-width: 140px; } .audit { flex-basis: 480px; } figcaption { font-weight: 600; margin-bottom: 4px; }
        figure > img, .stack, .crop { box-sizing: border-box; border: 1px solid var(--line); background: #fff; }
        figure > img { max-width: 100%; display: block; } .crop { max-width: 100%; overflow: hidden; } .crop img { display: block; max-width: none; }
        .tabs { display: flex; gap: 4px; margin-top: 12px; }
        .tabs button { font: inherit; padding: 6px 12px; border: 0; border-bottom: 3px solid transparent; background: none; color: inherit; cursor: pointer; min-height: 36px; }
        .tabs button[aria-selected=true] { border-color: var(--accent); font-weight: 600; }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
        .both { max-width: 480px; margin-top: 12px; }
        .stack { position: relative; line-height: 0; } .stack img { max-width: 100%; }
        .stack img + img { position: absolute; left: 0; top: 0; }
        .stack::after { content: ""; position: absolute; top: 0; bottom: 0; left: var(--place, -9px); width: 2px; background: #d6006c; }
        .both p { display: flex; gap: 12px; align-items: center; margin: 8px 0 0; } .both input { flex: 1; }
        .both button { font: inherit; padding: 6px 12px; min-height: 36px; }
        .unused { order: 1; } .unused:has(~ .unused) { display: none; } .unused h2 { margin-top: 20px; } .unused li { overflow-wrap: anywhere; }
        @media print { header { position: static; } }
        """
}
