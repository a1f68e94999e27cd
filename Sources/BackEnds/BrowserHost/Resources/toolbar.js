// The page's controls in one line. Controls that don't fit are in a menu at the end of the line.

const bar = document.querySelector('header');
const [more, menu] = ['more', 'menu'].map(name => document.getElementById(name));
/** All controls except the title and the button that opens the menu. */
const controls = [...bar.children].filter(element => element !== more && element.tagName !== 'H1');

/** Moves the controls that don't fit in the line to the menu. */
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
    // The line was too long, even if only by the width of the button.
    menu.append(...controls.slice(first < 0 ? -1 : first));
}

new ResizeObserver(arrange).observe(bar);
// The width of controls depends on the font.
document.fonts.ready.then(arrange);
