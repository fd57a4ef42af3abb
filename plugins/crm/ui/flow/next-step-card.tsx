import {
  Button,
  ButtonLink,
  formatDay,
  formatMoment,
  Link,
  phoneLink,
  useBelow,
  useCall,
  useContents,
  useSave,
  useT,
} from '@core/ui'
import { IconArrowRight, IconCheck, IconClockPause, IconMessageReply, IconPhone } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { flowMakings } from '../../contract/flow-makings'
import { stageOf } from '../../contract/flow-status'
import { stageColor, stageIcon, stageName } from '../../contract/stage-look'
import { shortened } from '../../domain/shortened'
import { showMessages, useMessages } from '../messages/use-messages'
import type { Flow } from './flow-status'
import { MakeButton } from './make-button'
import { interest, MAKES, type NextStep, nextStep, ON_HOLD } from './next-step'
import { useFlowLog } from './use-flow-log'
import { useMoveFlow } from './use-move-flow'
import { usePhases } from './use-phases'
import './next-step-card.css'
import { daysInStage } from './days-in-stage'

/** Steps that are done by telephone. */
const byPhone = new Set<NextStep['key']>([
  'contact',
  'followQuotation',
  'askDecision',
  'afterRejection',
  'followPayment',
])
const isByPhone = ({ key, found }: NextStep) => found?.by_phone ?? byPhone.has(key)

/** The one thing to do now in a dossier, in the colour of its stage: why, a way to do it, and a way to put it off. */
export function NextStepCard({ flow }: { flow: Flow }) {
  const t = useT('crm')
  const found = useCall('get', '/api/flow/{id}/getsteps', { params: { path: { id: flow.id } } })
  const step = nextStep(flow, useMessages(flow.id), found.data ?? [])
  const why = useWhy(flow, step)
  if (!step) return null
  if (found.isPending && step.key !== 'answer') return <div className="crm-next crm-next-waiting" aria-busy="true" />
  const Glyph = step.key === 'answer' ? IconMessageReply : isByPhone(step) ? IconPhone : stageIcon(step.stage)
  const colours = {
    '--stage': stageColor(step.stage),
    '--stage-text': stageColor(step.stage, 'text'),
    '--stage-soft': stageColor(step.stage, 'soft'),
  }
  return (
    <section className="crm-next" aria-label={t('nextStep')} style={colours as CSSProperties}>
      <span className="crm-next-icon" aria-hidden="true">
        <Glyph size={20} stroke={1.75} />
      </span>
      <div className="crm-next-text">
        <span className="crm-next-head">{t('nextStep')}</span>
        <h2>
          {step.key !== 'found' ? (
            t(`step_${step.key}`, { name: flow.relation_fullname })
          ) : (
            <Link to={step.found?.url ?? ''}>{step.found?.title}</Link>
          )}
        </h2>
        <p>{why}</p>
      </div>
      <Buttons flow={flow} step={step} />
    </section>
  )
}

function Buttons({ flow, step }: { flow: Flow; step: NextStep }) {
  const t = useT('crm')
  const move = useMoveFlow(flow)
  const phases = usePhases()
  const save = useSave('patch', '/api/message/{id}', showMessages)
  const relation = useCall('get', '/api/relation/{id}', { params: { path: { id: flow.relation_id } } }).data
  const phone = useBelow(768)
  const kinds = useContents(flowMakings)
  const { done } = step
  if ('answer' in done)
    return (
      <div className="crm-next-actions">
        <ButtonLink variant="primary" icon={IconMessageReply} to={`/flow_detail/${flow.id}?options=flowcommunicator`}>
          {t('answer')}
        </ButtonLink>
        <Button
          icon={IconCheck}
          busy={save.isPending}
          onClick={() => save.mutate({ params: { path: { id: done.answer.id } }, body: { status: 'read' } })}
        >
          {t('answered')}
        </Button>
      </div>
    )
  // Where the company has no sub-status for it, nothing can be set.
  const phase = 'meaning' in done ? phases.meaning(done.meaning) : undefined
  const onHold = flow.phase_meaning !== ON_HOLD[step.stage] ? phases.meaning(ON_HOLD[step.stage]) : undefined
  const finish = phase
    ? { label: phase.description, run: () => move.toPhase(phase.id) }
    : 'stage' in done
      ? { label: t('moveVerb', { stage: stageName(done.stage) }), run: () => move.toStage(done.stage) }
      : 'complete' in done
        ? { label: t('complete'), run: () => void move.complete() }
        : null
  // Where there is a column for facts the number is in it.
  const calling = phone && isByPhone(step) && relation?.phone
  // On a phone the header has no room for it.
  const making = phone && kinds?.some(({ stage, optional }) => stage === MAKES[step.key] && !optional)
  return (
    <div className="crm-next-actions">
      {calling && (
        <ButtonLink variant="primary" icon={IconPhone} className="crm-next-call" to={phoneLink(calling)}>
          {t('callPhone')}
        </ButtonLink>
      )}
      {making && <MakeButton flow={flow} fill />}
      {finish && (
        <Button variant={calling || making ? 'default' : 'primary'} icon={IconCheck} onClick={finish.run}>
          {finish.label}
        </Button>
      )}
      {step.found && !finish && (
        <ButtonLink variant="primary" icon={IconArrowRight} to={step.found.url}>
          {step.found.open}
        </ButtonLink>
      )}
      {onHold && stageOf(flow.status) === step.stage && (
        <Button icon={IconClockPause} onClick={() => move.toPhase(onHold.id)}>
          {t('postpone')}
        </Button>
      )}
    </div>
  )
}

/** Why this comes next: the question, how often the customer looked, else how long the stage lasts. */
function useWhy(flow: Flow, step: NextStep | null): string {
  const t = useT('crm')
  const log = useFlowLog(flow.id)
  if (step && 'answer' in step.done) {
    const { content, created_at } = step.done.answer
    const text = shortened(content)
    return `${formatMoment(created_at)} · “${text}”`
  }
  const sent = step?.stage === 'quotation' || step?.stage === 'invoice' ? interest(log, step.stage) : null
  const looks =
    sent && step && isByPhone(step)
      ? sent.lastView
        ? t('viewedTimes', { count: sent.views, moment: formatMoment(sent.lastView) })
        : t('sentNotViewed', { day: formatDay(sent.sentAt) })
      : null
  if (step?.found) return [step.found.why, looks].filter(Boolean).join(' · ')
  if (looks) return looks
  const days = daysInStage(flow)
  return [flow.phase, t('daysInStage', { count: days })].filter(Boolean).join(' · ')
}
