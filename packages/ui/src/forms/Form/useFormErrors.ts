import { useCallback, useMemo, useRef, useState } from 'react';
import type { FieldCheck } from './FormContext.ts';

type Errors = Readonly<Record<string, string>>;

interface State {
  /** The parent's errors that this state belongs to. */
  reported: Errors;
  /** Whether the form was submitted since then, so that the same messages count as a new answer. */
  isAnswerDue: boolean;
  /** Names of fields that have changed since. */
  edited: ReadonlySet<string>;
  /** Errors from the fields' own validation. */
  found: Errors;
  failures: number;
}

const noNames: ReadonlySet<string> = new Set();

/** Errors of a form: those of the parent and of the fields' validation, without fields that have changed since. */
export function useFormErrors(reported: Errors, isPending: boolean) {
  const fields = useRef(new Map<string, FieldCheck>());
  const [state, setState] = useState<State>(() => ({
    reported,
    isAnswerDue: false,
    edited: noNames,
    found: {},
    failures: isEmpty(reported) ? 0 : 1,
  }));

  const isAnswer = state.isAnswerDue && !isPending;
  if (reported !== state.reported && (isAnswer || !hasSameMessages(reported, state.reported))) {
    const failures = state.failures + (isEmpty(reported) ? 0 : 1);
    setState({ reported, isAnswerDue: false, edited: noNames, found: {}, failures });
  }

  const addField = useCallback((name: string, check: FieldCheck) => {
    fields.current.set(name, check);
    return () => {
      if (fields.current.get(name) === check) fields.current.delete(name);
    };
  }, []);

  const markEdited = useCallback((name: string) => {
    setState((before) => {
      if (!(name in before.found) && (!(name in before.reported) || before.edited.has(name))) return before;
      const { [name]: _removed, ...found } = before.found;
      return { ...before, found, edited: new Set([...before.edited, name]) };
    });
  }, []);

  /** Runs the fields' validation. @returns whether the form may be submitted */
  function check(values: FormData): boolean {
    const problems = [...fields.current].flatMap(([name, ask]) => {
      const sentence = ask(values);
      return sentence === undefined ? [] : [[name, sentence] as const];
    });
    const found = Object.fromEntries(problems);
    const isFine = problems.length === 0;
    setState((before) => ({
      ...before,
      found,
      isAnswerDue: isFine,
      failures: before.failures + (isFine ? 0 : 1),
    }));
    return isFine;
  }

  const errors = useMemo(() => {
    const open = Object.entries(state.reported).filter(([name]) => !state.edited.has(name));
    return { ...Object.fromEntries(open), ...state.found };
  }, [state]);
  return { errors, failures: state.failures, addField, markEdited, check };
}

function isEmpty(errors: Errors): boolean {
  return Object.keys(errors).length === 0;
}

function hasSameMessages(one: Errors, other: Errors): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}
