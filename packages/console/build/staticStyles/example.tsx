import styled, { keyframes } from 'styled-components'
import { below, frame } from './exampleStyles'

const fade = keyframes`from { opacity: 0; } 50% { opacity: 0.8; }`

/** Every kind of template that the packages hold, in the order of their rules. */
export const Box = styled.div`
  ${frame}
  color: var(--text);
  animation: ${fade} 160ms;

  &[data-wide],
  > header:has(h2) {
    width: 100%;
  }
  &:hover:not(:disabled, [aria-disabled='true']) {
    color: var(--accent);
    &[data-tone='danger'] {
      color: var(--danger);
    }
  }
  /* A comment stays behind. */
  td[data-label]::before {
    content: '\\200b';
  }
  @media screen {
    ${below(640)}
    &:where([data-columns-from='720']) {
      ${below(720)}
    }
  }
`

export const Search = styled('search')`
  display: flex;
  ${Box}:focus-within > & {
    display: block;
  }
`

export const Card = styled(Box)`
  padding: 4px;
  ${Search} + & {
    margin-top: 8px;
  }
`

export const Plain = ({ className }: { className?: string }) => <hr className={className} />

export const Line = styled(Plain)`
  border: 0;
`
