import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LegalNote } from './LegalNote'

const meta = {
  title: 'Sign-in/Register/LegalNote',
  component: LegalNote,
  args: { terms: 'https://example.com/terms', privacy: 'https://example.com/privacy' },
} satisfies Meta<typeof LegalNote>

export default meta
type Story = StoryObj<typeof meta>

export const Both: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^By signing up/)).toHaveTextContent(
      'By signing up you agree to the Terms of Service and the Privacy Policy.',
    )
  },
}
export const TermsAlone: Story = {
  args: { privacy: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^By signing up/)).toHaveTextContent(
      'By signing up you agree to the Terms of Service.',
    )
  },
}
