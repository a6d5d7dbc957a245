export { JoinOrganizationDialog as default } from '@quarterdeck/ui/user-organizations'
