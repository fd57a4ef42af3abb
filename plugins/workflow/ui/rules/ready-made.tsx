import { type Answer, Button, Loaded, useCall, useT } from '@core/ui'
import { IconPlus } from '@tabler/icons-react'
import { draftOf, toldOf } from './rule-draft'
import type { Parts } from './rule-parts'
import { RuleSentence } from './rule-sentence'

export type ReadyMade = Answer<'get', '/api/eventtriggerrule/readymade'>[number]

const NOBODY: ReadonlyMap<number, string> = new Map()

/** Rules to start from: chosen, one is filled in and can be changed before it is kept. */
export function ReadyMadeRules({ parts, onChoose }: { parts: Parts; onChoose: (rule: ReadyMade) => void }) {
  const t = useT('workflow')
  const found = useCall('get', '/api/eventtriggerrule/readymade')
  return (
    <Loaded compact query={found} what={t('readyMade')}>
      {rules => (
        <ul className="workflow-ready" aria-label={t('readyMade')}>
          {rules.map(rule => (
            <li key={rule.key}>
              <h3>{rule.description}</h3>
              <RuleSentence rule={toldOf(draftOf(rule), NOBODY, t)} parts={parts} />
              <span className="vk-grow" />
              <Button
                size="small"
                icon={IconPlus}
                aria-label={t('useReady', { name: rule.description })}
                onClick={() => onChoose(rule)}
              >
                {t('use')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  )
}
