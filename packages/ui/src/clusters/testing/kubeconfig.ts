/** A valid kubeconfig, for stories and tests. */
export const kubeconfig = `apiVersion: v1
kind: Config
clusters:
  - name: fra
    cluster:
      server: https://api.fra-1.example:6443
contexts:
  - name: admin@fra
    context: { cluster: fra, user: admin }
users:
  - name: admin
    user: { token: not-a-real-token }
current-context: admin@fra
`
