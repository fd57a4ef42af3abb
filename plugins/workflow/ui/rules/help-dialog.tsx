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
      <div className="workflow-help">
        {parts.map((part, at) => (
          <details key={part} open={at === 0}>
            <summary className="vk-strong">{t(`help_${part}`)}</summary>
            <p className="vk-text-2">{t(`help_${part}_text`)}</p>
          </details>
        ))}
      </div>
    </Dialog>
  )
}
