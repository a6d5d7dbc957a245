export { startSandbox, type Sandbox, type SandboxOptions } from './sandbox'
export { demoPassword } from './seed'

export { type Switches } from './switches'
