// The plus and the minus, drawn: a letter of the typeface would sit off centre.
export function StepSign({ sign }: { sign: 'plus' | 'minus' }) {
  return (
    <svg className="step-sign" viewBox="0 0 20 20" aria-hidden="true">
      <path
        d={sign === 'plus' ? 'M3 10h14M10 3v14' : 'M3 10h14'}
        stroke="currentColor"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  )
}
