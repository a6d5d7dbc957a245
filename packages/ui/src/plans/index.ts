export { PlansView, type PlansViewProps } from './PlansView'
