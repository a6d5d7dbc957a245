export { BillingDialog as default } from '@quarterdeck/ui/account'
