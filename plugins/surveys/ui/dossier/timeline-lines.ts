import type { useT } from '@core/ui'
import { stageTint } from '@plugins/crm/contract/stage-look'
import type { TimelineLine } from '@plugins/crm/contract/ui'
import { IconClipboardCheck, IconMailQuestion, IconUserOff } from '@tabler/icons-react'

/** What the timeline of a dossier tells of the forms that its customer is asked to fill in. */
export default (t: ReturnType<typeof useT<'surveys'>>): TimelineLine[] => {
  const line = (
    deed: string,
    title: (form: string, unlikely: string) => string,
    rest: Pick<TimelineLine, 'icon' | 'tone'>,
  ) => ({
    ...{ kind: 'flowdataitem', deed, ...rest },
    title: ({ form, unlikely }: Readonly<Record<string, unknown>>) =>
      title(String(form ?? t('form')), unlikely ? ` ${t('log_unlikely', { numbers: String(unlikely) })}` : ''),
  })
  return [
    line('asked', form => t('log_asked', { form }), { icon: IconMailQuestion, tone: 'neutral' }),
    line('withdrawn', form => t('log_withdrawn', { form }), { icon: IconUserOff, tone: 'neutral' }),
    line('sent', (form, unlikely) => t('log_sent', { form }) + unlikely, {
      icon: IconClipboardCheck,
      tone: 'neutral',
    }),
    line('sent_by_customer', (form, unlikely) => t('log_filled_in', { form }) + unlikely, {
      icon: IconClipboardCheck,
      tone: stageTint('intake'),
    }),
  ]
}
