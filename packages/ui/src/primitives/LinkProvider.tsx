import {
  createContext,
  use,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
  type Ref,
} from 'react'

/** What a link component is given: an anchor's attributes and a console address in `href`. */
export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  ref?: Ref<HTMLAnchorElement>
}

export interface LinkProviderProps {
  /** Draws internal links, usually the router's link with `href` handed on as `to`. Keep its identity stable. */
  component: ComponentType<LinkComponentProps>
  children: ReactNode
}

const LinkContext = createContext<ComponentType<LinkComponentProps> | 'a'>('a')

/** Tells every link below how to draw internal addresses; without it they are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>
}

/** The component for internal links, from the nearest LinkProvider. */
export const useLinkComponent = () => use(LinkContext)
