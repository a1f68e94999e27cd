// What becomes of the app's sources while somebody works on them: whether they are built, and what the compiler says.

const panel = document.getElementById('build');
const errors = document.getElementById('errors');

/** Shows what the app says of a build; null for nothing, as when the app runs as its sources are. */
export function showBuild(news) {
    panel.hidden = !news || news.state === 'restarting';
    panel.classList.toggle('failed', news?.state === 'failed');
    document.getElementById('build-state').textContent =
        news?.state === 'failed' ? 'The build has failed. This is the app as it was.' : 'Building…';
    errors.hidden = news?.state !== 'failed';
    errors.textContent = news?.errors ?? '';
}
