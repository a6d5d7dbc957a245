import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Machines are slow at times; what tests wait for comes, only later.
configure({ asyncUtilTimeout: 10_000 })
afterEach(cleanup)
