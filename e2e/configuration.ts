import type { Page } from '@playwright/test'

type Keys = Record<string, unknown>

/** Changes keys of the configuration in the documents of a page (§10.2); `paddle.` in front means a key within that. */
export async function changeConfig(page: Page, changes: Keys): Promise<void> {
  await page.addInitScript((entries) => {
    let config: Keys = {}
    Object.defineProperty(window, '__CONSOLE_CONFIG__', {
      get: () => config,
      set: (value: Keys) => {
        config = structuredClone(value)
        for (const [key, changed] of entries) {
          const [name = '', nested] = key.split('.')
          if (nested) (config[name] as Keys)[nested] = changed
          else config[name] = changed
        }
      },
    })
  }, Object.entries(changes))
}
