import { classes, type Icon, useT } from '@core/ui'
import { IconBolt, IconClock, IconFilter, IconSparkles, IconUser } from '@tabler/icons-react'
import { Fragment } from 'react'
import { conditionWords } from './condition-words'
import type { Condition, Parts, Rule } from './rule-parts'
import { actWords, delayWords, inSentence, isHandlerChange, tagsIn, targetWords, tintOf } from './rule-words'
import './rules.css'

/** A rule as far as its sentence tells it. */
export interface Told {
  readonly event_trigger_tag: string
  readonly type: string
  readonly text?: string | null
  readonly morph_id?: number | null
  readonly morph_name?: string | null
  readonly user_id?: number | null
  readonly user_name?: string | null
  readonly flowTags?: readonly { readonly tag: string; readonly remove?: boolean }[]
  readonly conditions: readonly Condition[]
  readonly is_delayed: boolean
  readonly delaytime_raw: number
  readonly delaytime_shown: Rule['delaytime_shown']
  readonly startfromnow: boolean
  readonly cancel_tags?: string | null
}

/** A rule in words: “Als een offerte is verstuurd dan maak een to-do voor de behandelaar na 3 dagen, tenzij …”. */
export function RuleSentence({ rule, parts, off }: { rule: Told; parts: Parts; off?: boolean }) {
  const t = useT('workflow')
  const trigger = parts.triggers.find(({ tag }) => tag === rule.event_trigger_tag)
  const action = parts.actions.find(({ name }) => name === rule.type)
  const target = targetWords(action, rule, t)
  const ends = tagsIn(rule.cancel_tags).map(tag => parts.triggers.find(one => one.tag === tag)?.label ?? tag)
  const time = !rule.is_delayed
    ? t('atOnce')
    : rule.delaytime_raw === 0
      ? t('onPlannedDay')
      : t(rule.startfromnow ? 'afterDelay' : 'afterPlanned', {
          delay: delayWords(rule.delaytime_raw, rule.delaytime_shown, t),
        })
  return (
    <p className={classes('workflow-sentence', off && 'workflow-off')}>
      {t('if')}{' '}
      <Chip look="trigger" tint={tintOf(trigger?.stage ?? '')} icon={IconBolt}>
        {inSentence(trigger?.label ?? rule.event_trigger_tag)}
      </Chip>{' '}
      {rule.conditions.map((condition, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a condition is nothing but its place.
        <Fragment key={at}>
          {t('and')}{' '}
          <Chip look="condition" icon={IconFilter}>
            {conditionWords(condition, rule.event_trigger_tag, parts, t)}
          </Chip>{' '}
        </Fragment>
      ))}
      {t('thenDo')}{' '}
      <Chip look="act" icon={IconSparkles}>
        {actWords(action, rule.type, rule)}
      </Chip>{' '}
      {target && (
        <>
          {action && isHandlerChange(action) ? t('to') : t('for')}{' '}
          <Chip look="target" icon={IconUser}>
            {target}
          </Chip>{' '}
        </>
      )}
      <Chip look="time" icon={IconClock}>
        {time}
      </Chip>
      {rule.is_delayed && ends.length > 0 && (
        <>
          , {t('unless')}{' '}
          {ends.map((end, at) => (
            <Fragment key={end}>
              {at > 0 && ` ${t('or')} `}
              <Chip look="condition">{inSentence(end)}</Chip>
            </Fragment>
          ))}
        </>
      )}
    </p>
  )
}

interface ChipProps {
  look: 'trigger' | 'condition' | 'act' | 'target' | 'time'
  tint?: string
  icon?: Icon
  children: string
}

/** A part of the sentence. Its icon stays with its first word where a line ends. */
function Chip({ look, tint, icon: Glyph, children }: ChipProps) {
  const [first = '', ...others] = children.split(' ')
  return (
    <span className={classes('workflow-chip', `workflow-chip-${look}`)} data-tint={tint}>
      <span className="workflow-chip-first">
        {Glyph && <Glyph size={14} stroke={1.75} aria-hidden="true" />}
        {first}
      </span>
      {others.length > 0 && ` ${others.join(' ')}`}
    </span>
  )
}
