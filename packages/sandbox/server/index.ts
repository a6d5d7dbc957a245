export { startSandbox, type Sandbox, type SandboxOptions } from './sandbox'
export { demoPassword } from './seed'
export { PortBusy } from './listen'
export { defaultSwitches, type Switches } from './switches'
