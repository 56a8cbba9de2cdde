import type {ReactNode} from 'react';

/**
 * Draws how modeller, hub and pod work together, and the data that never leave the pod.
 *
 * Colours come from the roles in `landing.css`: data that leave a pod are in the accent colour, data
 * that stay in green.
 */
export default function Drawing(): ReactNode {
  return (
    <figure className="drawing">
      <svg viewBox="0 0 408 366" role="img" aria-labelledby="drawing-title drawing-words">
        <title id="drawing-title">How a task travels</title>
        <desc id="drawing-words">
          A modeller sends a task through the hub to a pod. Results or model updates go back through
          the hub, encrypted end to end. The pod also gives the hub the name, description and schema
          of each dataset. Records, images and files stay inside the pod.
        </desc>
        <rect className="d-box" x="2" y="4" width="390" height="58" rx="5" />
        <text className="d-t" x="20" y="28">
          Modeller
        </text>
        <text className="d-s" x="20" y="48">
          a data scientist’s machine
        </text>
        <rect className="d-box" x="2" y="122" width="390" height="60" rx="5" />
        <text className="d-t" x="20" y="147">
          Hub
        </text>
        <text className="d-s" x="20" y="167">
          access and message relay
        </text>
        <rect className="d-pod d-back" x="14" y="248" width="390" height="100" rx="5" />
        <rect className="d-pod" x="2" y="258" width="390" height="104" rx="5" />
        <text className="d-t" x="20" y="284">
          Pod
        </text>
        <text className="d-s" x="56" y="284">
          one at each site, beside the data
        </text>
        <rect className="d-vault" x="18" y="302" width="358" height="44" rx="3" />
        <path className="d-row" d="M32 315.5h42M32 324h42M32 332.5h42M46 311v26M60 311v26" />
        <text className="d-g" x="90" y="329">
          records, images and files stay here
        </text>
        <path className="d-task" d="M232 62V240" />
        <path className="d-head-task" d="m232 249-5.5-11h11z" />
        <path className="d-out" d="M282 248V72" />
        <path className="d-head-out" d="m282 61-5.5 11h11z" />
        <path className="d-out" d="M36 248V192" />
        <path className="d-head-out" d="m36 181-5.5 11h11z" />
        <text className="d-s" x="222" y="97" textAnchor="end">
          task
        </text>
        <text className="d-a" x="294" y="88">
          results or
        </text>
        <text className="d-a" x="294" y="106">
          model updates
        </text>
        <text className="d-s" x="294" y="147">
          encrypted
        </text>
        <text className="d-s" x="294" y="167">
          end to end
        </text>
        <text className="d-a" x="50" y="212">
          dataset name,
        </text>
        <text className="d-a" x="50" y="230">
          description, schema
        </text>
      </svg>
    </figure>
  );
}
