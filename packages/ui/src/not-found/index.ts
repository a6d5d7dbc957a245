export { NotFoundDialog, type NotFoundDialogProps } from './NotFoundDialog'
export { NotFoundView, type NotFoundViewProps } from './NotFoundView'
