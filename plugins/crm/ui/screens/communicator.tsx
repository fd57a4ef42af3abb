import { EmptyState, Loaded, Page, SegmentedControl, useBelow, useCall, useSearchParams, useT } from '@core/ui'
import { IconMessage } from '@tabler/icons-react'
import { TalkAside } from '../messages/talk-aside'
import { TalkList } from '../messages/talk-list'
import { TalkPane } from '../messages/talk-pane'
import type { About } from '../messages/use-messages'
import { type TalkFilter, talkFilters, useTalks } from '../messages/use-talks'
import '../crm.css'
import '../messages/communicator.css'

/** Conversations left, the chosen one in the middle, its dossier right; on a phone one of them at a time (R-MSG-008). */
export default function Communicator() {
  const t = useT('crm')
  const [params, setParams] = useSearchParams()
  const phone = useBelow(768)
  const narrow = useBelow(1200)
  const filter = talkFilters.find(one => one === params.get('status')) ?? 'all'
  const active = params.get('about')
  const { list, talks, more } = useTalks(filter)
  const about = talks.find(talk => talk.key === active)?.message ?? aboutOf(active)
  const read = useCall(
    'get',
    '/api/flow/{id}',
    { params: { path: { id: about?.flow_id ?? 0 } } },
    { enabled: Boolean(about?.flow_id) },
  )
  const flow = about?.flow_id ? read.data : undefined
  const chosen = talks.find(talk => talk.key === active)
  const name = flow?.relation_fullname ?? chosen?.message.sender_name ?? t('customerName')

  const show = (next: TalkFilter) => setParams(next === 'all' ? {} : { status: next }, { replace: true })
  const to = (key: string) =>
    `/communicator?${new URLSearchParams({ ...(filter !== 'all' && { status: filter }), about: key })}`
  const back = filter === 'all' ? '/communicator' : `/communicator?status=${filter}`
  const alone = phone && about !== undefined
  return (
    <Page
      layout="plain"
      title={alone ? name : t('communicator')}
      crumbs={alone ? [{ title: t('communicator'), to: back }] : []}
    >
      <div className="crm-talks">
        {!alone && (
          <section className="crm-talks-side" aria-label={t('conversations')}>
            <div className="crm-talks-bar">
              <SegmentedControl
                fill
                label={t('show')}
                value={filter}
                onChange={show}
                options={talkFilters.map(value => ({ value, label: t(`talks_${value}`) }))}
              />
            </div>
            <div className="crm-talks-scroll">
              <Loaded query={list} what={t('theMessages')}>
                {() => <TalkList talks={talks} active={active} to={to} more={more} />}
              </Loaded>
            </div>
          </section>
        )}
        {about && <TalkPane key={active} about={about} flow={flow} name={name} />}
        {!about && !phone && (
          <div className="crm-talk-none">
            <EmptyState icon={IconMessage} title={t('chooseTalk')} text={t('chooseTalkText')} />
          </div>
        )}
        {flow && !narrow && <TalkAside flow={flow} />}
      </div>
    </Page>
  )
}

/** A conversation that is in the address but not in the list: of a dossier that others pointed to. */
function aboutOf(key: string | null): About | undefined {
  const [, type = '', id] = /^([a-z]+)-(\d+)$/.exec(key ?? '') ?? []
  if (!id) return undefined
  return { flow_id: type === 'flow' ? Number(id) : null, messageable_type: type, messageable_id: Number(id) }
}
