// What is needed once there is a message to show: one file, loaded with the first of them.
export { Toast } from './Toast'
export { keepPlaced } from './toastPlace'
