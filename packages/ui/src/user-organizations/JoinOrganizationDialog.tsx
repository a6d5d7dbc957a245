import styled from 'styled-components'

import { Button, CopyButton, Dialog, TextLink } from '../primitives'

export interface JoinOrganizationDialogProps {
  /** The signed-in person's account e-mail. */
  email: string
  /** Where 'contact support' writes to. */
  supportEmail: string
  onClose: () => void
}

/** §14.10 'Join Organization': nobody joins by themselves, so this tells how joining works. */
export function JoinOrganizationDialog({ email, supportEmail, onClose }: JoinOrganizationDialogProps) {
  return (
    <Dialog
      title="Join Organization"
      description="An organization's owner adds you."
      size="sm"
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <Body>
        <p>
          Send the owner your account email. Once they have added you, the organization appears in your list.
        </p>
        <div>
          <strong>{email}</strong>
          <CopyButton text={email} label="Copy email" />
        </div>
        <p>
          You do not know the owner? <TextLink href={`mailto:${supportEmail}`}>Contact support</TextLink>
        </p>
      </Body>
    </Dialog>
  )
}

const Body = styled.div`
  display: grid;
  gap: var(--space-4);

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-3);
    padding: var(--space-3) var(--space-4);
    border: 1px solid var(--border);
    border-radius: var(--radius);
    background: var(--sunken);
  }
  strong {
    min-width: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`
