import { appendText } from './rich-text.ts'

/*
 * Stands in for React in the first script of a page: the same parts are drawn once, by a hundred lines instead of a
 * library. Nothing that is drawn here changes or listens; the app that takes the page over does.
 */

/** Something to draw: an element, a component with what it is given, or a list. */
interface Drawing {
  readonly type: string | symbol | ((props: object) => Node)
  readonly props: Readonly<Record<string, unknown>>
}
type Node = Drawing | string | number | boolean | null | undefined | readonly Node[]

export const Fragment = Symbol('fragment')

const jsx = (type: Drawing['type'], props: Drawing['props']): Drawing => ({ type, props })

// One child and several are drawn alike.
export { jsx, jsx as jsxs }

export function createElement(type: Drawing['type'], props: Drawing['props'] | null, ...children: Node[]): Drawing {
  return { type, props: children.length ? { ...props, children } : (props ?? {}) }
}

/** What components of others ask for; nothing is ever referred to. */
function forwardRef(render: (props: object, ref: null) => Node) {
  return (props: object): Node => render(props, null)
}

export { forwardRef }

export const useState = (start: unknown) => [typeof start === 'function' ? start() : start, () => undefined]
export const useEffect = (): void => undefined
export const useLayoutEffect = useEffect
let ids = 0
export const useId = (): string => `first-${ids++}`

const SVG = 'http://www.w3.org/2000/svg'
/** Attributes of SVG whose capitals are their own. */
const OWN_CAPITALS = /^(viewBox|preserveAspectRatio)$/

/** Draws into an element. Words become text and never markup. */
export function draw(into: Element, drawing: unknown, inSvg = false): void {
  const node = drawing as Node
  if (node === null || node === undefined || typeof node === 'boolean') return
  if (typeof node === 'string' || typeof node === 'number') into.append(String(node))
  else if (isList(node)) for (const each of node) draw(into, each, inSvg)
  else if (typeof node.type === 'function') draw(into, node.type(node.props), inSvg)
  else if (typeof node.type === 'symbol') draw(into, node.props.children, inSvg)
  else into.append(elementOf(node.type, node.props, inSvg || node.type === 'svg'))
}

const isList = (node: Node): node is readonly Node[] => Array.isArray(node)

function elementOf(name: string, { children, ...props }: Drawing['props'], inSvg: boolean): Element {
  const element = inSvg ? document.createElementNS(SVG, name) : document.createElement(name)
  for (const [key, value] of Object.entries(props)) give(element, key, value, inSvg)
  draw(element, children, inSvg)
  return element
}

function give(element: Element, name: string, value: unknown, inSvg: boolean): void {
  const spoken = /^(aria|data)-/.test(name)
  if (value === null || value === undefined || (value === false && !spoken) || /^(on[A-Z]|key$|ref$)/.test(name)) return
  if (name === 'dangerouslySetInnerHTML') appendText(element, (value as { __html: string }).__html)
  else if (name === 'style') dress(element as HTMLElement, value as Record<string, string | number>)
  else element.setAttribute(attributeOf(name, inSvg), value === true && !spoken ? '' : String(value))
}

function attributeOf(name: string, inSvg: boolean): string {
  if (name === 'className') return 'class'
  if (name === 'htmlFor') return 'for'
  return inSvg && !OWN_CAPITALS.test(name) ? name.replace(/[A-Z]/g, capital => `-${capital.toLowerCase()}`) : name
}

function dress({ style }: HTMLElement, rules: Record<string, string | number>): void {
  for (const [name, value] of Object.entries(rules)) {
    const rule = name.replace(/[A-Z]/g, capital => `-${capital.toLowerCase()}`)
    style.setProperty(rule, typeof value === 'number' && !name.startsWith('--') ? `${value}px` : value.toString())
  }
}
