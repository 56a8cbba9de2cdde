/** Who opens the connection, or listens. A `task` is the part of a pod that runs a task, `staff` who runs a command that pods and tasks do not need. */
export type Party = 'pod' | 'task' | 'modeller' | 'staff';

/** What a row is about; the page has a table for each. */
export type EgressTopic =
  | 'services'
  | 'messages'
  | 'results'
  | 'algorithms'
  | 'sources'
  | 'models'
  | 'telemetry'
  | 'local'
  | 'disk'
  | 'library';

/** A place to which something goes: a host with its port, or what stands for one. */
export interface EgressHost {
  readonly id: string;
  /** The name, or a description where the name is not known before, in Markdown. */
  readonly host: string;
  /** Names for a firewall or a proxy; none where only your configuration knows them. */
  readonly names: readonly string[];
  readonly port: string;
  readonly neededFor: string;
  /** `always` for every pod, `often` for what the services name, `some` for certain settings or tasks. */
  readonly need: 'always' | 'often' | 'some';
  /** Whether the list of hosts for a firewall has a line for it, or the list of hosts of certain tasks. */
  readonly list?: 'hosts' | 'tasks';
}

/** How a row about a library was found. */
export interface LibraryNote {
  readonly name: string;
  /** Release in which it was read; the SDK may be installed with another one. */
  readonly release: string;
  readonly found: string;
}

/** One thing that a connection carries, or one port that is open. Texts are Markdown. */
export interface EgressRow {
  readonly id: string;
  readonly topic: EgressTopic;
  readonly title: string;
  readonly who: readonly Party[];
  /** Ids of `EgressHost`. */
  readonly to: readonly string[];
  readonly direction: 'out' | 'in' | 'disk';
  readonly protocol: string;
  readonly carries: string;
  /** Names of fields, as the code spells them. */
  readonly fields?: readonly string[];
  readonly when: string;
  /** What turns it off or changes it. */
  readonly change: string;
  /**
   * Where in the package: `hub.api:BitfountHub.register_pod`, without the leading `bitfount.`. A row names
   * each function that makes one of its calls.
   */
  readonly at: readonly string[];
  /** Public classes of the reference, or environment variables, that stand behind it. */
  readonly see?: readonly string[];
  readonly library?: LibraryNote;
}

/** A call that looks like a connection and is none, or leads to one that a row names elsewhere. */
export interface NoConnection {
  readonly at: readonly string[];
  readonly why: string;
}
