/** happy-dom loads no scripts and reports that as an error of the script; here it is none. */
export function ignoreScripts() {
  Object.assign(Reflect.get(window, 'happyDOM').settings, { handleDisabledFileLoadingAsSuccess: true })
}
