import { formatNumber } from './number.ts'

/** Kilobytes up to a megabyte, megabytes from there. */
export const formatBytes = (bytes: number): string =>
  bytes < 1_000_000
    ? `${formatNumber(Math.max(1, Math.round(bytes / 1000)))} kB`
    : `${formatNumber(Math.round(bytes / 100_000) / 10)} MB`
