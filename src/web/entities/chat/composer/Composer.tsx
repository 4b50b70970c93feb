import {
  useRef,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { chatInput, droppedCharacters, hasContent } from '#domain/support/chat-input.ts';
import type { Contact } from '#domain/support/contact.ts';
import { MESSAGE_MAX } from '#domain/support/limits.ts';
import { isComposing } from '#web/ui/is-composing.ts';
import { Icon } from '#web/ui/media/Icon.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { copy } from '../copy.vi.ts';
import { ContactForm } from './ContactForm.tsx';
import { named } from './pictures.ts';
import * as writing from './composer.module.css';
import { classes } from '#web/ui/classes.ts';

export interface ComposerProps {
  text: string;
  onText: (text: string) => void;
  /** the text to send; never empty */
  onSend: (text: string) => void;
  /** chosen or pasted pictures; `acceptPictures` of pictures.ts validates each */
  onImages: (files: readonly File[]) => void;
  placeholder: string;
  /** the text is being sent to a chat that does not exist yet */
  sending?: boolean;
  /** a picture is being uploaded */
  uploading?: boolean;
  /** writing is not possible: no chat is chosen */
  disabled?: boolean;
  /** on each keystroke, and when the field is emptied */
  onTyping?: (isTyping: boolean) => void;
  /**
   * runs before the composer's own key handling, such as for the arrows of a list of replies; `preventDefault` suppresses that
   */
  onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  field?: RefObject<HTMLTextAreaElement | null>;
  /** beside the picture button */
  tools?: ReactNode;
  /** for customers: a form for contact data, which cannot be typed in a message */
  contact?: { known: Contact; onSend: (contact: Contact) => Promise<boolean> };
}

/**
 * The message field: Enter sends, Shift+Enter starts a new line; characters that the shop does not accept are removed (spec §5),
 * with a notice once per message.
 */
export function Composer(props: ComposerProps) {
  const { text, onText, onSend, onImages, placeholder, sending, uploading, disabled, onTyping, tools } =
    props;
  const own = useRef<HTMLTextAreaElement>(null);
  const dropped = useDropped();
  const [asking, setAsking] = useState(false);
  const field = props.field ?? own;
  const sendable = hasContent(text) && !sending && !uploading && !disabled;

  const send = () => {
    if (!sendable) return;
    onSend(text.trim());
    dropped.sent();
    field.current?.focus({ preventScroll: true });
  };
  const change = ({ target }: ChangeEvent<HTMLTextAreaElement>) => {
    const kept = chatInput(target.value);
    dropped.add(target.value);
    onText(kept);
    onTyping?.(kept !== '');
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    props.onKeyDown?.(event);
    // Enter may also end an IME composition (Telex, VNI).
    if (event.defaultPrevented || event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent))
      return;
    event.preventDefault();
    send();
  };

  const { contact } = props;
  return (
    <>
      {asking && contact && (
        <ContactForm
          {...contact}
          onClose={(isSent) => {
            if (isSent) dropped.close();
            setAsking(false);
            field.current?.focus({ preventScroll: true });
          }}
        />
      )}
      <div className={writing.composer} data-composer="">
        <PictureButton disabled={Boolean(disabled || uploading)} onImages={onImages} />
        {tools}
        <div className={classes('inp', writing.inp, writing.grows)} data-text={text}>
          <textarea
            ref={field}
            rows={1}
            value={text}
            maxLength={MESSAGE_MAX}
            aria-label={copy.composer.label}
            placeholder={placeholder}
            disabled={disabled}
            enterKeyHint="send"
            onChange={change}
            onKeyDown={press}
            onPaste={(event) => !disabled && !uploading && takePictures(event, onImages)}
            onBlur={() => onTyping?.(false)}
          />
        </div>
        <button
          type="button"
          className={writing.send}
          aria-label={copy.composer.send}
          aria-disabled={!sendable}
          onClick={send}
        >
          {sending ? <i className="spin" /> : <Icon name="send" />}
        </button>
        {uploading && <Uploading />}
      </div>
      {!asking && <Dropped dropped={dropped} onContact={contact && (() => setAsking(true))} />}
    </>
  );
}

/** Takes pasted pictures, giving each a name; pasted text goes into the field as usual. */
function takePictures(event: ClipboardEvent, onImages: ComposerProps['onImages']): void {
  const files = [...event.clipboardData.files].filter(({ type }) => type.startsWith('image/'));
  if (files.length === 0) return;
  event.preventDefault();
  const now = Date.now();
  onImages(files.map((file, at) => named(file, now + at)));
}

function Uploading() {
  return (
    <p className={writing.uploading} role="status">
      <i className="spin" />
      {copy.states.uploading}
    </p>
  );
}

/** Says which characters were removed, and offers the contact form instead. */
function Dropped({ dropped, onContact }: { dropped: DroppedSigns; onContact: (() => void) | undefined }) {
  if (dropped.signs.length === 0) return null;
  return (
    <div className={writing.dropped} role="status">
      <p>{copy.composer.dropped(dropped.signs.join(' '))}</p>
      {onContact && (
        <button type="button" onClick={onContact}>
          {copy.contact.offer}
        </button>
      )}
      <button type="button" onClick={dropped.close}>
        {copy.composer.droppedClose}
      </button>
    </div>
  );
}

/** The characters removed from the current message; once closed, the notice returns only with the next message. */
function useDropped() {
  const [signs, setSigns] = useState<readonly string[]>([]);
  const [closed, setClosed] = useState(false);
  return {
    signs: closed ? [] : signs,
    add(typed: string): void {
      const found = droppedCharacters(typed);
      if (found.length > 0) setSigns((before) => [...new Set([...before, ...found])]);
    },
    // Without any, another message has begun meanwhile.
    close: () => setClosed(signs.length > 0),
    sent(): void {
      setSigns([]);
      setClosed(false);
    },
  };
}
type DroppedSigns = ReturnType<typeof useDropped>;

function PictureButton({ disabled, onImages }: { disabled: boolean } & Pick<ComposerProps, 'onImages'>) {
  const picker = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // Cleared so that the same file can be chosen again after it was refused.
    target.value = '';
    if (files.length > 0) onImages(files);
  };
  return (
    <>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        multiple
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
        data-testid="chat-file"
        onChange={choose}
      />
      <IconButton
        icon="image"
        label={copy.composer.image}
        disabled={disabled}
        onClick={() => picker.current?.click()}
      />
    </>
  );
}
