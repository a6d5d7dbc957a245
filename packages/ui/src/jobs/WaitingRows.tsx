import styled from 'styled-components'
import { formatInteger } from '../lib'
import { OpenLink } from './JobCell'

/** How a list keeps its rows where they are while somebody is about to press one of them. */
export interface HeldList {
  /** How many rows have arrived that the list does not show yet. */
  waiting: number
  /** Shows the list as it is by now. */
  onShow: () => void
  /** Tells that the pointer or the focus has come into the list, or that both have left it. Keep it stable. */
  onPresence: (isPresent: boolean) => void
}

interface WaitingRowsProps extends Pick<HeldList, 'waiting' | 'onShow'> {
  /** The page in view, from 1: only on the first one all that arrive are new. */
  page?: number
}

/** Says in the head of a list that its rows are held, and shows those that wait. */
export function WaitingRows({ waiting, onShow, page = 1 }: WaitingRowsProps) {
  return (
    <Root>
      {waiting > 0 && (
        <OpenLink onOpen={onShow}>
          {`${formatInteger(waiting)} ${page === 1 ? 'new' : 'moved here'} · Show`}
        </OpenLink>
      )}
    </Root>
  )
}

const Root = styled.output`
  font-size: var(--size-sm);

  /* The line keeps its height, since the rows below must not move. */
  > button {
    margin-block: calc((var(--line-lg) - var(--target)) / 2);
  }
`
