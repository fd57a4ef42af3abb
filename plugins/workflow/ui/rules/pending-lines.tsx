import { Field, Select, useT } from '@core/ui'
import type { LinesProps } from './act-lines'

/** What happens to what waits when the rule changes, goes off or is deleted, or the dossier moves on. */
export function PendingLines({
  draft,
  pending,
  onChange,
}: Pick<LinesProps, 'draft' | 'onChange'> & { pending: number }) {
  const t = useT('workflow')
  const choose = <Value extends string>(
    label: string,
    value: Value,
    options: readonly { value: Value; label: string }[],
    set: (value: Value) => void,
  ) => (
    <Field label={label}>
      <Select value={value} options={options} onChange={next => next && set(next)} />
    </Field>
  )
  return (
    <details open={pending > 0}>
      <summary>{pending ? t('pendingNow', { count: pending }) : t('pendingTitle')}</summary>
      <div className="workflow-blanks">
        {choose(
          t('field.eventtriggerrule.when_changed'),
          draft.when_changed,
          [
            { value: 'follow', label: t('field.eventtriggerrule.when_changed.follow') },
            { value: 'cancel', label: t('field.eventtriggerrule.when_changed.cancel') },
          ],
          when_changed => onChange({ when_changed }),
        )}
        {choose(
          t('field.eventtriggerrule.when_off'),
          draft.when_off,
          [
            { value: 'cancel', label: t('field.eventtriggerrule.when_off.cancel') },
            { value: 'run', label: t('field.eventtriggerrule.when_off.run') },
          ],
          when_off => onChange({ when_off }),
        )}
        {choose(
          t('field.eventtriggerrule.when_moved'),
          draft.when_moved,
          [
            { value: 'run', label: t('field.eventtriggerrule.when_moved.run') },
            { value: 'cancel', label: t('field.eventtriggerrule.when_moved.cancel') },
          ],
          when_moved => onChange({ when_moved }),
        )}
      </div>
    </details>
  )
}
