import { Button, Dialog, useT } from '@core/ui'

/** How rules work (R-WF-029). */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const t = useT('workflow')
  const parts = ['if', 'and', 'then', 'after', 'unless', 'pending', 'limits', 'log'] as const
  return (
    <Dialog
      title={t('helpTitle')}
      size="medium"
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <p>{t('helpIntro')}</p>
      <dl className="workflow-help">
        {parts.map(part => (
          <div key={part}>
            <dt className="vk-strong">{t(`help_${part}`)}</dt>
            <dd>{t(`help_${part}_text`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
