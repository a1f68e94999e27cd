// The state of the app's build while its sources are watched, with the errors of the compiler.

const panel = document.getElementById('build');
const errors = document.getElementById('errors');

/** Shows the app's message about a build, or nothing for null, which means that the app is up to date. */
export function showBuild(news) {
    panel.hidden = !news || news.state === 'restarting';
    panel.classList.toggle('failed', news?.state === 'failed');
    document.getElementById('build-state').textContent =
        news?.state === 'failed' ? 'The build failed. This is the last successful build.' : 'Building…';
    errors.hidden = news?.state !== 'failed';
    errors.textContent = news?.errors ?? '';
}

/** The time that an informative message is shown, in milliseconds. */
const READING_TIME = 8000;

/** Shows why the app's state wasn't restored after a build. */
export function showStop(reason) {
    panel.hidden = false;
    panel.classList.remove('failed');
    errors.hidden = true;
    const text = `The screen was restored only partially: ${reason}.`;
    const state = document.getElementById('build-state');
    state.textContent = text;
    setTimeout(() => { if (state.textContent === text) panel.hidden = true; }, READING_TIME);
}
