/** Loads the check of a kubeconfig as a chunk of its own, since its YAML parser is larger than the form. */
export const loadKubeconfig = () => import('./kubeconfig')
