/** The check of a kubeconfig, apart: its parser weighs more than the form around it. */
export const loadKubeconfig = () => import('./kubeconfig')
