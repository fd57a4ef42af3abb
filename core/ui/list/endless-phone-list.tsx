import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Button } from '../buttons/button.tsx'
import { useCoreT } from '../i18n/use-t.ts'
import type { ListPage } from '../query/list.ts'
import { PhoneList, type PhoneListProps } from './phone-list.tsx'

export interface EndlessPhoneListProps<Row> extends Omit<PhoneListProps<Row>, 'rows'> {
  queryKey: readonly unknown[]
  read: (offset: number, limit: number) => Promise<ListPage<Row>>
}

const step = 50

/** The list on the phone that grows when its end comes in sight; its button does the same. */
export function EndlessPhoneList<Row>({ queryKey, read, ...rest }: EndlessPhoneListProps<Row>) {
  const t = useCoreT()
  const end = useRef<HTMLDivElement>(null)
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [...queryKey, 'phone'],
    queryFn: ({ pageParam }) => read(pageParam, step),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const known = pages.reduce((count, page) => count + page.rows.length, 0)
      return last.rows.length > 0 && known < last.total ? known : undefined
    },
  })

  useEffect(() => {
    if (!end.current || !hasNextPage) return
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && void fetchNextPage(), {
      rootMargin: '400px',
    })
    seen.observe(end.current)
    return () => seen.disconnect()
  }, [hasNextPage, fetchNextPage])

  return (
    <>
      <PhoneList rows={data ? data.pages.flatMap(page => page.rows) : null} {...rest} />
      {hasNextPage && (
        <div ref={end} className="vk-phone-more">
          <Button variant="minimal" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('showMore')}
          </Button>
        </div>
      )}
    </>
  )
}
