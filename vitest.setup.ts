import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll } from 'vitest'

// Machines are slow at times; what tests wait for comes, only later.
configure({ asyncUtilTimeout: 10_000 })
afterEach(cleanup)

// Test files share one document, and some put elements into it themselves.
beforeAll(() => document.body.replaceChildren())

// Nothing moves here: what fades in a browser is gone at once.
const { settings } = Reflect.get(window, 'happyDOM')
Object.assign(settings.device, { prefersReducedMotion: 'reduce' })
// Scripts of other origins count as loaded, and bring nothing.
settings.handleDisabledFileLoadingAsSuccess = true
