// Times Yoga on a tree file of the layout benchmark: yoga FILE REPETITIONS [OUT]. Built against the static library and headers
// that the PyPI wheel pyyoga carries. Rounding to whole pixels is off, as our engine doesn't round.
#include <malloc.h>
#include <yoga/Yoga.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

struct Length { char kind = 'a'; float value = 0; };
struct Node {
  int direction, justify, alignContent, alignItems, alignSelf, wraps, isAbsolute, isHidden, scrolls;
  float grow, shrink;
  Length basis, size[2], minimum[2], maximum[2], margin[4], padding[4], border[4], inset[4], gap[2];
  float textWidth, textHeight;
  int childCount;
};

static std::istream& operator>>(std::istream& in, Length& length) {
  std::string word;
  in >> word;
  length.kind = word.back();
  if (word.size() > 1) length.value = std::stof(word);
  return in;
}

static const int mostLines = 64;
static long measured = 0;

// A text: one line if it fits, else as many as the width asks for.
static YGSize measure(YGNodeConstRef node, float width, YGMeasureMode widthMode, float, YGMeasureMode) {
  ++measured;
  const Node* text = static_cast<const Node*>(YGNodeGetContext(const_cast<YGNodeRef>(node)));
  float used = text->textWidth;
  if (widthMode == YGMeasureModeExactly) used = width;
  if (widthMode == YGMeasureModeAtMost) used = std::min(width, text->textWidth);
  int lines = 1;
  while (lines < mostLines && used < text->textWidth / lines - 0.001f) ++lines;
  return {used, lines * text->textHeight};
}

#define APPLY(NODE, NAME, LENGTH)                                        \
  switch ((LENGTH).kind) {                                               \
    case 'p': YGNodeStyleSet##NAME(NODE, (LENGTH).value); break;         \
    case '%': YGNodeStyleSet##NAME##Percent(NODE, (LENGTH).value); break; \
  }
#define APPLY_EDGE(NODE, NAME, EDGE, LENGTH)                                   \
  switch ((LENGTH).kind) {                                                     \
    case 'p': if ((LENGTH).value != 0) YGNodeStyleSet##NAME(NODE, EDGE, (LENGTH).value); break; \
    case '%': YGNodeStyleSet##NAME##Percent(NODE, EDGE, (LENGTH).value); break; \
  }

static YGNodeRef build(const std::vector<Node>& nodes, size_t& place, YGConfigRef config, std::vector<YGNodeRef>& all) {
  static const YGFlexDirection directions[] = {
      YGFlexDirectionRow, YGFlexDirectionRowReverse, YGFlexDirectionColumn, YGFlexDirectionColumnReverse};
  static const YGJustify justifies[] = {YGJustifyFlexStart, YGJustifyCenter, YGJustifyFlexEnd, YGJustifySpaceBetween,
                                        YGJustifySpaceAround, YGJustifySpaceEvenly};
  static const YGAlign aligns[] = {YGAlignFlexStart, YGAlignCenter, YGAlignFlexEnd, YGAlignStretch, YGAlignBaseline};
  static const YGEdge edges[] = {YGEdgeTop, YGEdgeRight, YGEdgeBottom, YGEdgeLeft};
  const Node& node = nodes[place++];
  YGNodeRef made = YGNodeNewWithConfig(config);
  all.push_back(made);
  YGNodeStyleSetFlexDirection(made, directions[node.direction]);
  YGNodeStyleSetJustifyContent(made, justifies[node.justify]);
  YGNodeStyleSetAlignContent(made, aligns[node.alignContent]);
  YGNodeStyleSetAlignItems(made, aligns[node.alignItems]);
  if (node.alignSelf >= 0) YGNodeStyleSetAlignSelf(made, aligns[node.alignSelf]);
  if (node.wraps) YGNodeStyleSetFlexWrap(made, YGWrapWrap);
  if (node.isAbsolute) YGNodeStyleSetPositionType(made, YGPositionTypeAbsolute);
  if (node.isHidden) YGNodeStyleSetDisplay(made, YGDisplayNone);
  if (node.scrolls) YGNodeStyleSetOverflow(made, YGOverflowHidden);
  YGNodeStyleSetFlexGrow(made, node.grow);
  YGNodeStyleSetFlexShrink(made, node.shrink);
  APPLY(made, FlexBasis, node.basis)
  APPLY(made, Width, node.size[0])
  APPLY(made, Height, node.size[1])
  if (node.minimum[0].value != 0) APPLY(made, MinWidth, node.minimum[0])
  if (node.minimum[1].value != 0) APPLY(made, MinHeight, node.minimum[1])
  APPLY(made, MaxWidth, node.maximum[0])
  APPLY(made, MaxHeight, node.maximum[1])
  for (int side = 0; side < 4; ++side) {
    APPLY_EDGE(made, Margin, edges[side], node.margin[side])
    if (node.margin[side].kind == 'a') YGNodeStyleSetMarginAuto(made, edges[side]);
    APPLY_EDGE(made, Padding, edges[side], node.padding[side])
    if (node.border[side].value != 0) YGNodeStyleSetBorder(made, edges[side], node.border[side].value);
    if (node.inset[side].kind == 'p') YGNodeStyleSetPosition(made, edges[side], node.inset[side].value);
    if (node.inset[side].kind == '%') YGNodeStyleSetPositionPercent(made, edges[side], node.inset[side].value);
  }
  if (node.gap[0].value != 0) YGNodeStyleSetGap(made, YGGutterRow, node.gap[0].value);
  if (node.gap[1].value != 0) YGNodeStyleSetGap(made, YGGutterColumn, node.gap[1].value);
  if (node.textWidth >= 0) {
    YGNodeSetContext(made, const_cast<Node*>(&node));
    YGNodeSetMeasureFunc(made, measure);
  }
  for (int child = 0; child < node.childCount; ++child)
    YGNodeInsertChild(made, build(nodes, place, config, all), child);
  return made;
}

// The first leaf in the second half that isn't a text and whose parent isn't the root, as our own program chooses it.
static size_t innerLeaf(const std::vector<Node>& nodes) {
  std::vector<std::pair<size_t, int>> open;
  for (size_t index = 0; index < nodes.size(); ++index) {
    while (!open.empty() && open.back().second == 0) open.pop_back();
    const bool isInner = !open.empty() && open.back().first > 0;
    if (isInner && index >= nodes.size() / 2 && nodes[index].childCount == 0 && nodes[index].textWidth < 0) return index;
    if (!open.empty()) --open.back().second;
    if (nodes[index].childCount > 0) open.emplace_back(index, nodes[index].childCount);
  }
  return nodes.size();
}

static double now() {
  timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec + time.tv_nsec * 1e-9;
}

int main(int count, char** words) {
  if (count < 3) return 2;
  std::ifstream file(words[1]);
  size_t size = 0;
  file >> size;
  std::vector<Node> nodes(size);
  for (Node& node : nodes) {
    file >> node.direction >> node.justify >> node.alignContent >> node.alignItems >> node.alignSelf >> node.wraps >>
        node.isAbsolute >> node.isHidden >> node.scrolls >> node.grow >> node.shrink >> node.basis >> node.size[0] >>
        node.size[1] >> node.minimum[0] >> node.minimum[1] >> node.maximum[0] >> node.maximum[1];
    for (Length& length : node.margin) file >> length;
    for (Length& length : node.padding) file >> length;
    for (Length& length : node.border) file >> length;
    for (Length& length : node.inset) file >> length;
    file >> node.gap[0] >> node.gap[1] >> node.textWidth >> node.textHeight >> node.childCount;
  }
  if (!file) return 3;
  const int repetitions = std::atoi(words[2]);
  // Memory given back to the system would be faulted in again by each repetition, here and in our own program.
  mallopt(M_MMAP_THRESHOLD, 1 << 30);
  mallopt(M_TRIM_THRESHOLD, 1 << 30);
  YGConfigRef config = YGConfigNew();
  YGConfigSetUseWebDefaults(config, true);
  YGConfigSetPointScaleFactor(config, 0);
  const double never = 1e9;
  double building = never, layout = never, resize = never, sizes = never, leafTime = never, nothing = never, bytes = 0;
  long texts = 0;
  for (const Node& node : nodes) texts += node.textWidth >= 0;
  double perText = 0;
  const size_t leaf = innerLeaf(nodes);
  for (int turn = 0; turn < repetitions; ++turn) {
    std::vector<YGNodeRef> all;
    all.reserve(size);
    size_t place = 0;
    const size_t before = turn == 0 ? mallinfo2().uordblks : 0;
    const double start = now();
    YGNodeRef root = build(nodes, place, config, all);
    const double middle = now();
    measured = 0;
    YGNodeCalculateLayout(root, YGUndefined, YGUndefined, YGDirectionLTR);
    const double end = now();
    if (turn == 0) bytes = double(mallinfo2().uordblks - before) / size;
    building = std::min(building, middle - start);
    layout = std::min(layout, end - middle);
    perText = texts ? double(measured) / texts : 0;
    if (turn == 0 && count > 3) {
      std::ofstream out(words[3]);
      for (YGNodeRef node : all)
        out << YGNodeLayoutGetLeft(node) << ' ' << YGNodeLayoutGetTop(node) << ' ' << YGNodeLayoutGetWidth(node) << ' '
            << YGNodeLayoutGetHeight(node) << '\n';
    }
    double begin = now();
    YGNodeCalculateLayout(root, YGUndefined, YGUndefined, YGDirectionLTR);
    nothing = std::min(nothing, now() - begin);
    if (leaf < size) {
      YGNodeStyleSetHeight(all[leaf], 15);
      begin = now();
      YGNodeCalculateLayout(root, YGUndefined, YGUndefined, YGDirectionLTR);
      leafTime = std::min(leafTime, now() - begin);
    }
    YGNodeStyleSetWidth(root, 901 + turn % 90);  // Never the width that it has.
    begin = now();
    YGNodeCalculateLayout(root, YGUndefined, YGUndefined, YGDirectionLTR);
    resize = std::min(resize, now() - begin);
    if (turn % 10 == 0 && layout < 0.05) {
      begin = now();
      for (int width = 0; width < 180; ++width) {
        YGNodeStyleSetWidth(root, 320 + width * 4);
        YGNodeCalculateLayout(root, YGUndefined, YGUndefined, YGDirectionLTR);
      }
      sizes = std::min(sizes, (now() - begin) / 180);
    }
    YGNodeFreeRecursive(root);
  }
  std::printf("nodes=%zu build=%.0f fresh=%.0f relayout=%.1f bytes=%.0f nothing_us=%.2f", size, building / size * 1e9,
              layout / size * 1e9, resize / size * 1e9, bytes, nothing * 1e6);
  if (texts) std::printf(" texts=%.2f", perText);
  if (leafTime < never) std::printf(" leaf_us=%.2f", leafTime * 1e6);
  if (sizes < never) std::printf(" sizes180=%.1f", sizes / size * 1e9);
  std::printf("\n");
}
