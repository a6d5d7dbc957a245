export { JoinOrganizationDialog as default } from '@quarterdeck/ui/account'
