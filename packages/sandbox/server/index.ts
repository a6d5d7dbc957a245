export { startSandbox, type Sandbox, type SandboxOptions } from './sandbox'
export { accounts, demoPassword } from './seed'
export { PortBusy } from './listen'
export { defaultSwitches, failureKinds, type FailureKind, type Switches } from './switches'
