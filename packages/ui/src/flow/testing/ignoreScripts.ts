/** happy-dom does not load scripts and reports each as failed; with this it reports each as loaded. */
export function ignoreScripts() {
  Object.assign(Reflect.get(window, 'happyDOM').settings, { handleDisabledFileLoadingAsSuccess: true })
}
