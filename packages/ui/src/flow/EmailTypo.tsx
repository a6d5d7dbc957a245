import { useEffect, useEffectEvent, useState } from 'react'
import { emailTypo } from '../lib'
import { LinkButton } from './LinkButton'

export interface EmailTypoProps {
  typed: string
  /** Called with the address that was likely meant. */
  onTake: (address: string) => void
}

/** Beside the label of an e-mail address whose domain looks like a slip: what was likely meant, once the field was left. */
export function EmailTypo({ typed, onTake }: EmailTypoProps) {
  const [left, setLeft] = useState<string>()
  const leave = useEffectEvent(() => setLeft(typed))
  useEffect(() => {
    const onLeave = () => leave()
    document.addEventListener('focusout', onLeave)
    return () => document.removeEventListener('focusout', onLeave)
  }, [])

  const meant = left === typed ? emailTypo(typed) : undefined
  return (
    <output>
      {meant && (
        <LinkButton
          onClick={() => onTake(meant)}
        >{`Did you mean ${meant.slice(meant.indexOf('@'))}?`}</LinkButton>
      )}
    </output>
  )
}
