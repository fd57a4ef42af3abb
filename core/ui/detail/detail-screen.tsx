import { IconDots } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { IconButton } from '../buttons/icon-button.tsx'
import { ScreenActionsScope } from '../buttons/screen-actions.tsx'
import { CustomFacts } from '../custom-fields/custom-facts.tsx'
import { Tabs } from '../data/tabs.tsx'
import type { Icon } from '../define/define-ui.ts'
import { useCoreT } from '../i18n/use-t.ts'
import { Menu, type MenuItem } from '../overlays/menu.tsx'
import { Page, type PageProps } from '../page/page.tsx'
import { useBelow } from '../styles/use-below.ts'
import { DetailSections } from './detail-sections.tsx'
import type { HistoryOf } from './history-drawer.tsx'
import { useAddedToRecord } from './use-added-to-record.tsx'
import { useHistory } from './use-history.tsx'
import './detail-screen.css'

export interface DetailTab {
  key: string
  title: string
  count?: number
  attention?: boolean
  content: ReactNode
  /** Takes the whole width: no facts, no timeline. */
  wide?: boolean
  /** On a phone, where a tab is a row: before its title. */
  icon?: Icon
  /** There, instead of the count: "1 onbeantwoord". */
  note?: ReactNode
}

export interface DetailScreenProps extends Pick<PageProps, 'crumbs' | 'state'> {
  /** Name of the record: the large title. */
  title: string
  /** What the last crumb says when it is not the title: a number. */
  crumb?: string
  subtitle?: ReactNode
  /** Line under the title: number, labels. */
  meta?: ReactNode
  /** Right of that line. */
  metaEnd?: ReactNode
  /** Buttons in the header, one of them primary. */
  actions?: ReactNode
  /** Behind the dots: everything that is not a button. */
  menu?: MenuItem[]
  /** The fasebalk. */
  stage?: ReactNode
  tabs: readonly DetailTab[]
  /** Parameter of the address that holds the active tab; an unknown value shows the first. */
  tabParam?: string
  /** What it shows: adds its history, and what the fields of the company hold for it. */
  record?: HistoryOf
  /** Above everything else on the first tab: what to do now. */
  first?: ReactNode
  /** Left column: who and where. */
  facts?: ReactNode
  /** Right column; below 1200 px it becomes a tab. */
  timeline?: Pick<DetailTab, 'title' | 'content' | 'icon'>
}

/**
 * A record: header with stage, tabs in the address, facts left, work in the middle, timeline right. On a phone one column:
 * stage, what to do now, the buttons as tiles, facts, and the tabs as rows that each lead to a page of their own.
 */
export function DetailScreen(props: DetailScreenProps) {
  const { title, subtitle, meta, metaEnd, actions, stage, facts, timeline, record, tabParam = 'tab' } = props
  const t = useCoreT()
  const [params, setParams] = useSearchParams()
  const narrow = useBelow(1200)
  const stacked = useBelow(992)
  const phone = useBelow(768)
  const added = useAddedToRecord(record)
  const [main, ...others] = props.tabs
  const own: readonly DetailTab[] = main ? [main, ...added.tabs, ...others] : added.tabs
  const tabs = timeline && narrow ? [...own, { key: 'timeline', ...timeline }] : own
  const active = tabs.find(tab => tab.key === params.get(tabParam)) ?? tabs[0]
  const atHome = active?.key === tabs[0]?.key
  const wide = active !== undefined && 'wide' in active && active.wide

  const first = atHome && props.first
  const hasFacts = facts !== undefined && !wide && (atHome || !narrow)
  const history = useHistory(record)
  const menu = [...history.items, ...added.items, ...(props.menu ?? [])]

  const within = (key: string | undefined): URLSearchParams => {
    const next = new URLSearchParams(params)
    if (key === undefined || key === tabs[0]?.key) next.delete(tabParam)
    else next.set(tabParam, key)
    return next
  }
  const home = { title, to: `?${within(undefined)}` }
  const dots = menu.length > 0 && (
    <Menu label={t('more')} items={menu}>
      <IconButton icon={IconDots} label={t('more')} />
    </Menu>
  )
  const tiles = actions && (
    <div className="vk-detail-actions">
      <ScreenActionsScope>{actions}</ScreenActionsScope>
    </div>
  )

  if (phone && active && !atHome)
    return (
      <Page title={active.title} subtitle={title} crumbs={[...(props.crumbs ?? []), home]} layout="plain">
        <div className="vk-detail vk-detail-body">
          <div className="vk-detail-work">{active.content}</div>
        </div>
      </Page>
    )

  return (
    <Page
      title={phone ? title : (props.crumb ?? title)}
      tabTitle={title}
      subtitle={phone && subtitle}
      crumbs={props.crumbs}
      state={props.state}
      actions={phone && dots}
      layout="plain"
    >
      <div className="vk-detail">
        <header className="vk-detail-head">
          {!phone && (
            <div className="vk-detail-title">
              <h2 className="vk-clip">{title}</h2>
              {subtitle && <span className="vk-detail-subtitle vk-clip">{subtitle}</span>}
              <div className="vk-detail-actions">
                <ScreenActionsScope>
                  {actions}
                  {dots}
                </ScreenActionsScope>
              </div>
            </div>
          )}
          {(meta || metaEnd) && (
            <div className="vk-detail-meta">
              {meta}
              <span className="vk-grow" />
              {metaEnd}
            </div>
          )}
          {stage}
        </header>
        {tabs.length > 1 && !phone && (
          <Tabs
            className="vk-detail-tabs"
            label={title}
            tabs={tabs}
            active={active?.key ?? ''}
            onChange={key => setParams(within(key), { replace: true })}
          />
        )}
        <div className="vk-detail-body" data-facts={hasFacts || undefined}>
          {stacked && first && <div className="vk-detail-first">{first}</div>}
          {phone && tiles}
          {hasFacts && (
            <aside className="vk-detail-facts">
              {facts}
              {record && <CustomFacts {...record} />}
              {added.cards}
            </aside>
          )}
          <div className="vk-detail-work">
            {!stacked && first}
            {active?.content}
            {phone && tabs.length > 1 && (
              <DetailSections label={title} sections={tabs.slice(1)} to={key => `?${within(key)}`} />
            )}
          </div>
          {timeline && !narrow && !wide && (
            <aside className="vk-detail-timeline" aria-label={timeline.title}>
              {timeline.content}
            </aside>
          )}
        </div>
      </div>
      {history.drawer}
    </Page>
  )
}
