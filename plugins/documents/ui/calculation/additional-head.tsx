import { useT } from '@core/ui'
import { IconPlaylistAdd } from '@tabler/icons-react'

/** Above the additional work, which the customer chooses. */
export function AdditionalHead() {
  const t = useT('documents')
  return (
    <tr className="documents-line documents-line-header documents-line-additional">
      <td className="documents-group">
        <IconPlaylistAdd size={16} stroke={1.75} />
        <strong>{t('additional')}</strong>
        <span className="vk-meta">{t('customerChooses')}</span>
      </td>
    </tr>
  )
}
