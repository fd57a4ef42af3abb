const panels = [0, 40, 80, 120, 160, 200, 240]

/** The half-timbered front beside the sign-in form: what the product is named after, with solar panels on its roof. */
export function TimberFrame() {
  return (
    <svg className="vk-timber" viewBox="0 0 696 760" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <defs>
        <linearGradient id="vk-timber-fade" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0.82" stopColor="#fff" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </linearGradient>
        <mask id="vk-timber-mask">
          <rect width="696" height="760" fill="url(#vk-timber-fade)" />
        </mask>
      </defs>
      <g className="vk-timber-beams" mask="url(#vk-timber-mask)" fill="none" strokeWidth="12.5" strokeLinejoin="round">
        <path d="M-16 238 348-50 712 238" />
        <path d="M348-20v790M0 243h696M0 505h696M114 243v510M582 243v510" />
        <path d="m114 505 117-264 117 264 117-264 117 264" />
        <path d="M14 505l100 245M682 505 582 750M348 505 232 750M348 505l116 245" />
      </g>
      <g className="vk-timber-panels" transform="translate(378 -12) rotate(38.4)">
        {panels.map(x => (
          <rect key={x} x={x} y="-2" width="34" height="19" transform="skewX(-4)" />
        ))}
      </g>
    </svg>
  )
}
