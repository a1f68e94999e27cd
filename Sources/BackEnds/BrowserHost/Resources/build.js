// What becomes of the app's sources while somebody works on them: whether they are built, and what the compiler says.

const panel = document.getElementById('build');
const errors = document.getElementById('errors');

/** Shows what the app says of a build; null for nothing, as when the app runs as its sources are. */
export function showBuild(news) {
    panel.hidden = !news || news.state === 'restarting';
    panel.classList.toggle('failed', news?.state === 'failed');
    document.getElementById('build-state').textContent =
        news?.state === 'failed' ? 'The build failed. This is the last successful build.' : 'Building…';
    errors.hidden = news?.state !== 'failed';
    errors.textContent = news?.errors ?? '';
}

/** How long a message stays that nobody has to do anything about, in milliseconds. */
const READING_TIME = 8000;

/** Says why the app doesn't stand where it stood before it was built. */
export function showStop(reason) {
    panel.hidden = false;
    panel.classList.remove('failed');
    errors.hidden = true;
    const text = `The screen was restored only partially: ${reason}.`;
    const state = document.getElementById('build-state');
    state.textContent = text;
    setTimeout(() => { if (state.textContent === text) panel.hidden = true; }, READING_TIME);
}
