import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { createContext, Fragment, type ReactNode, useContext, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'react-router'
import { ScreenActionsScope } from '../buttons/screen-actions.tsx'
import { useCoreT } from '../i18n/use-t.ts'
import { classes } from '../styles/classes.ts'
import './page.css'

/** Letters that a phone has room for beside the buttons of a list. */
const longTitle = 18

/** Where the frame wants the title and the buttons of a screen. */
export interface PagePlaces {
  crumbs: HTMLElement | null
  actions: HTMLElement | null
}

/** The h1 of the screen, which names the region of the screens too. */
export const titleId = 'titel'

export const PagePlacesContext = createContext<PagePlaces>({ crumbs: null, actions: null })

/** Whether a screen around it already gave the page its title. */
export const InPageContext = createContext(false)

export interface Crumb {
  title: ReactNode
  to: string
}

export interface PageProps {
  /** The h1: in the top bar, and in the tab of the browser when it is a text. */
  title: ReactNode
  /** Text for the tab of the browser when `title` is none. */
  tabTitle?: string
  crumbs?: readonly Crumb[]
  /** Under the title, where that is large: on a phone. */
  subtitle?: ReactNode
  /** After the title: a status, "Opgeslagen 09:41". */
  state?: ReactNode
  /** Buttons at the right of the top bar; one of them primary. */
  actions?: ReactNode
  children: ReactNode
  /** `plain`: the screen lays itself out. `padded`: room around. `narrow`: 860 px of content, for settings. */
  layout?: 'plain' | 'padded' | 'narrow'
}

/** A screen: puts its title, crumbs and buttons in the top bar of the frame. Every screen has exactly one. */
export function Page({
  title,
  tabTitle,
  crumbs = [],
  subtitle,
  state,
  actions,
  children,
  layout = 'padded',
}: PageProps) {
  const places = useContext(PagePlacesContext)
  const t = useCoreT()
  const text = tabTitle ?? (typeof title === 'string' ? title : undefined)
  useEffect(() => {
    if (text) document.title = `${text} · Vakwerk`
  }, [text])
  const parent = crumbs.at(-1)
  return (
    <>
      {places.crumbs &&
        createPortal(
          <div className="vk-crumbs">
            {parent && (
              <Link className="vk-crumbs-back" to={parent.to} aria-label={t('back')}>
                <IconChevronLeft size={20} stroke={1.75} />
              </Link>
            )}
            {crumbs.map(crumb => (
              <Fragment key={crumb.to}>
                <Link className="vk-crumb" to={crumb.to}>
                  {crumb.title}
                </Link>
                <IconChevronRight size={14} stroke={1.75} className="vk-crumb-mark" />
              </Fragment>
            ))}
            <div className="vk-crumbs-name">
              <h1 id={titleId} className={classes('vk-clip', text && text.length > longTitle && 'vk-crumbs-long')}>
                {title}
              </h1>
              {subtitle && <span className="vk-crumbs-subtitle vk-clip">{subtitle}</span>}
            </div>
            {state}
          </div>,
          places.crumbs,
        )}
      {places.actions && actions && createPortal(<ScreenActionsScope>{actions}</ScreenActionsScope>, places.actions)}
      <InPageContext value={true}>
        <div className={classes('vk-page', `vk-page-${layout}`)}>{children}</div>
      </InPageContext>
    </>
  )
}
