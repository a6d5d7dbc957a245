import { expect, expectAccessible, expectNothingRaw, test } from './fixtures'

test('an error of the identity service is told in its words', async ({ page, consoleErrors }) => {
  consoleErrors.expectFailure(/self-service\/errors/)
  await page.goto('/auth/error?id=stub:500')
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to Login' })).toBeVisible()
  await expectNothingRaw(page)
  await expectAccessible(page)
})
