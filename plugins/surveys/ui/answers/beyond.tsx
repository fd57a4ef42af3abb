import { useT } from '@core/ui'
import { IconAlertTriangle } from '@tabler/icons-react'
import { measured } from './answer-text'
import type { AskedField } from './asked-field'

/** Below a number that its form does not expect: it may be a slip of the finger, or whoever sent it said that it is right. */
export function Beyond({ field, isConfirmed = false }: { field: AskedField; isConfirmed?: boolean }) {
  const t = useT('surveys')
  return (
    <p className="surveys-beyond" role="status">
      <IconAlertTriangle size={16} stroke={1.75} />
      {t(isConfirmed ? 'wasConfirmed' : 'isThisRight')} {limitsInWords(field, t)}
    </p>
  )
}

/** What a field expects, in words. */
export function limitsInWords(
  { min_value, max_value, unit, decimals }: Pick<AskedField, 'min_value' | 'max_value' | 'unit' | 'decimals'>,
  t: ReturnType<typeof useT<'surveys'>>,
): string {
  const [least, most] = [measured(min_value, unit, decimals), measured(max_value, unit, decimals)]
  if (typeof min_value !== 'number') return t('usuallyAtMost', { most })
  return typeof max_value === 'number' ? t('usuallyBetween', { least, most }) : t('usuallyAtLeast', { least })
}
