import { Button, Checkbox, Field, NumberInput, Select, Tag, useT } from '@core/ui'
import { IconX } from '@tabler/icons-react'
import { Blank, type LinesProps } from './act-lines'
import { UNITS } from './rule-draft'
import { tintOf } from './rule-words'

/** When it is done: at once or later, counted from what, and what takes it back until then. */
export function WhenLines({ draft, parts, faults, onChange }: LinesProps) {
  const t = useT('workflow')
  const trigger = parts.triggers.find(({ tag }) => tag === draft.event_trigger_tag)
  const others = parts.triggers.filter(({ tag }) => tag !== draft.event_trigger_tag && !draft.cancel_tags.includes(tag))
  return (
    <>
      <Blank word={draft.is_delayed ? t('after') : t('when')}>
        <div className="workflow-filled">
          <Select
            aria-label={t('when')}
            value={draft.is_delayed ? 'later' : 'now'}
            options={[
              { value: 'now', label: t('atOnce') },
              { value: 'later', label: t('later') },
            ]}
            onChange={when =>
              onChange({ is_delayed: when === 'later', ...(when === 'later' && { count: draft.count ?? 1 }) })
            }
          />
          {draft.is_delayed && (
            <>
              <NumberInput
                className="workflow-number"
                aria-label={t('delay')}
                aria-invalid={faults.delaytime ? true : undefined}
                decimals={0}
                value={draft.count}
                onChange={count => onChange({ count })}
              />
              <Select
                aria-label={t('field.eventtriggerrule.delaytime_unit')}
                value={draft.unit}
                options={UNITS.map(unit => ({ value: unit, label: t(`unit_${unit}`, { count: draft.count ?? 2 }) }))}
                onChange={unit => unit && onChange({ unit })}
              />
            </>
          )}
        </div>
        {faults.delaytime && (
          <p className="vk-danger" role="alert">
            {faults.delaytime}
          </p>
        )}
        {draft.is_delayed && trigger?.planned && (
          <Checkbox checked={!draft.startfromnow} onChange={planned => onChange({ startfromnow: !planned })}>
            {t('countFromPlanned')}
          </Checkbox>
        )}
      </Blank>
      {draft.is_delayed && (
        <Blank word={t('unless')}>
          <Field label={<span className="vk-hidden">{t('unlessThis')}</span>}>
            <Select
              aria-label={t('unlessThis')}
              value={null}
              empty={draft.cancel_tags.length ? t('addUnless') : t('unlessNothing')}
              options={others.map(({ tag, label }) => ({ value: tag, label }))}
              onChange={tag => tag && onChange({ cancel_tags: [...draft.cancel_tags, tag] })}
            />
          </Field>
          <div className="workflow-filled">
            {draft.cancel_tags.map(tag => {
              const ending = parts.triggers.find(one => one.tag === tag)
              const label = ending?.label ?? tag
              return (
                <Tag key={tag} tone={tintOf(ending?.stage ?? '')}>
                  {label}
                  <Button
                    size="small"
                    variant="minimal"
                    icon={IconX}
                    aria-label={t('removeUnless', { label })}
                    onClick={() => onChange({ cancel_tags: draft.cancel_tags.filter(one => one !== tag) })}
                  >
                    {''}
                  </Button>
                </Tag>
              )
            })}
          </div>
        </Blank>
      )}
    </>
  )
}
