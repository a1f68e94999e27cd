// The page's controls, which take one line. Those for which it has no room stand in a menu at its end.

const bar = document.querySelector('header');
const [more, menu] = ['more', 'menu'].map(name => document.getElementById(name));
/** Everything but the title and the button that opens the menu. */
const controls = [...bar.children].filter(element => element !== more && element.tagName !== 'H1');

/** Puts as many controls into the line as fit, and the others into the menu. */
function arrange() {
    more.hidden = true;
    more.before(...controls);
    if (bar.scrollWidth <= bar.clientWidth) {
        if (menu.matches(':popover-open')) menu.hidePopover();
        return;
    }
    more.hidden = false;
    const style = getComputedStyle(bar);
    const end = bar.getBoundingClientRect().right - parseFloat(style.paddingInlineEnd);
    const room = end - more.getBoundingClientRect().width - parseFloat(style.columnGap);
    const first = controls.findIndex(control => control.getBoundingClientRect().right > room);
    // The line was too long, if only by the button's own width.
    menu.append(...controls.slice(first < 0 ? -1 : first));
}

new ResizeObserver(arrange).observe(bar);
// Controls are as wide as their text.
document.fonts.ready.then(arrange);
