import styled from 'styled-components'
import { addressKind, textLinkStyles } from '../primitives'
import type { FlowNode } from './flow'
import { FlowTextNode } from './FlowTextNode'

export interface FlowDisplayProps {
  node: FlowNode
}

/** A node that shows something and asks for nothing. One of a type that is not handled here is not drawn. */
export function FlowDisplay({ node }: FlowDisplayProps) {
  const { attributes } = node
  const label = node.meta?.label?.text
  switch (node.type) {
    case 'text':
      return <FlowTextNode node={node} />
    case 'img':
      return isPicture(attributes.src) ? (
        <Picture
          src={attributes.src}
          width={attributes.width}
          height={attributes.height}
          alt={label ?? 'Picture'}
        />
      ) : null
    case 'a':
      return typeof attributes.href === 'string' && addressKind(attributes.href) !== null ? (
        <Anchor href={attributes.href} id={attributes.id}>
          {attributes.title?.text ?? label ?? attributes.href}
        </Anchor>
      ) : null
    case 'div':
      // An element that a script of the deployment fills, such as a captcha.
      return <div id={attributes.id} className={attributes.class} {...dataset(attributes.data)} />
    default:
      return null
  }
}

const isPicture = (src: unknown): src is string =>
  typeof src === 'string' && (src.startsWith('data:image/') || addressKind(src) === 'web')

const dataset = (data: unknown) =>
  typeof data === 'object' && data !== null
    ? Object.fromEntries(
        Object.entries(data)
          .filter(([key, value]) => /^[\w-]+$/.test(key) && typeof value === 'string')
          .map(([key, value]) => [`data-${key}`, value as unknown]),
      )
    : {}

const Picture = styled.img`
  max-width: 100%;
  height: auto;
  padding: var(--space-3);
  border-radius: var(--radius-sm);
  /* QR codes are scanned by cameras, which need a white ground in the dark theme too. */
  background: #fff;
`

const Anchor = styled.a`
  ${textLinkStyles}
`
