export { BillingDialog as default } from '@quarterdeck/ui/user-organizations'
