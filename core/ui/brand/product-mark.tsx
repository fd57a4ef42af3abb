/** The mark of Vakwerk: a timber frame with the slanted joint in it. */
export function ProductMark({ size = 16 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      aria-hidden="true"
    >
      <rect x="3" y="3" width="26" height="26" rx="6" />
      <path d="M3 12h26M9 12l7 17 7-17" strokeLinejoin="round" />
    </svg>
  )
}
